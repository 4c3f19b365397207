/**
 * The density tool: what it changes, all demos of the site show. It stands on the page's own preferences, so it needs
 * scripts.
 */
export default function DensityTool() {
  return (
    <div className="density-tool ui">
      <div className="scripted density-parts">
        <label className="density-dense">
          <input type="checkbox" data-dense="" autoComplete="off" /> High density
        </label>
        <div className="density-spacing" role="group" aria-label="Spacing">
          <button
            type="button"
            className="tool"
            data-step="-1"
            aria-label="Less spacing"
          >
            −
          </button>
          <label>
            <span className="vh">Spacing in pixels</span>
            <input
              type="number"
              min={1}
              max={20}
              defaultValue={8}
              autoComplete="off"
            />
          </label>
          <button
            type="button"
            className="tool"
            data-step="1"
            aria-label="More spacing"
          >
            +
          </button>
        </div>
        <button type="button" className="btn" data-reset="">
          Reset
        </button>
      </div>
      <p className="unscripted">
        With scripts, density and spacing of all demos can be changed here.
      </p>
    </div>
  );
}
