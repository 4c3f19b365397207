import * as React from 'react';
import { Class } from '../dom';

interface DemoBoundaryProps {
  onCrash?: (error: unknown) => void;
  /** Where such a thing is reported; the report is filled in. */
  report?: string;
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
      <div className={Class.Crash} role="alert">
        <p>This demo stopped: {error instanceof Error ? error.message : String(error)}</p>
        <button type="button" className={Class.Button} onClick={this.restart}>
          Start it again
        </button>{' '}
        {this.props.report && (
          <a href={reportAddress(this.props.report, error)} target="_blank" rel="noopener">
            Report it
          </a>
        )}
      </div>
    );
  }
}

/** An address that opens a new issue, with what is known of the crash. */
export function reportAddress(base: string, error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const url = new URL(base);
  url.searchParams.set('title', `A demo stopped: ${text}`.slice(0, 120));
  url.searchParams.set('body', `Page: ${location.href}\nBrowser: ${navigator.userAgent}\n\n${text}`);
  return url.href;
}
