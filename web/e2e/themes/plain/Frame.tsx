import { Class, DemoElement, type DemoData } from 'vitrine/engine';

export default function Frame({ demo }: { demo: DemoData }) {
  return (
    <div className={Class.Shell}>
      <DemoElement {...demo} alone />
    </div>
  );
}
