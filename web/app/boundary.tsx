import * as React from 'react';

interface DemoBoundaryProps {
  onCrash?: (error: unknown) => void;
  children: React.ReactNode;
}

interface DemoBoundaryState {
  error: unknown;
  attempt: number;
}

/** Keeps a demo that throws in the browser from taking anything else with it, and offers to start it anew. */
export class DemoBoundary extends React.Component<DemoBoundaryProps, DemoBoundaryState> {
  state: DemoBoundaryState = { error: undefined, attempt: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The demo threw nothing.') };
  }

  componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  restart = () => {
    this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }));
  };

  render() {
    const { error, attempt } = this.state;
    if (error === undefined) {
      return <React.Fragment key={attempt}>{this.props.children}</React.Fragment>;
    }
    return (
      <div className="crash" role="alert">
        <p>This demo stopped: {error instanceof Error ? error.message : String(error)}</p>
        <button type="button" className="btn" onClick={this.restart}>
          Start it again
        </button>
      </div>
    );
  }
}
