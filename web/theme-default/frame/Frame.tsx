import { Class, DemoElement, type DemoData } from '../../engine';

/** One demo that fills its window: shown in a frame, or looked at alone. The reader's choices hold here too. */
export function Frame({ demo }: { demo: DemoData }) {
  return (
    <div className={Class.Shell}>
      <div className={`${Class.Ground} alone`}>
        <DemoElement {...demo} alone />
      </div>
    </div>
  );
}
