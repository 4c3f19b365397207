import * as React from 'react';

/** Shows nothing any more once what stands in it has thrown, and tells of the error. */
export class Boundary extends React.Component<
  { children: React.ReactNode; onError(error: unknown): void },
  { failed: boolean }
> {
  state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  render() {
    return this.state.failed ? null : this.props.children;
  }
}
