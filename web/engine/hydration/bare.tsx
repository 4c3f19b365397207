import * as React from 'react';
import type { Family } from '../family';

/** The family of demos that nothing wraps: that of a site which names no provider. */
const bare: Family = {
  key: 'demo',
  Provider: ({ children }) => <React.Fragment>{children}</React.Fragment>,
};

export default bare;
