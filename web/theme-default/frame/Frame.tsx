import { DemoElement, type DemoData } from '../../engine';

/** One demo that fills its window: shown in a frame, or looked at alone. The reader's choices hold here too. */
export function Frame({ demo }: { demo: DemoData }) {
  return (
    <div className="vt">
      <div className="ground alone">
        <DemoElement {...demo} alone />
      </div>
    </div>
  );
}
