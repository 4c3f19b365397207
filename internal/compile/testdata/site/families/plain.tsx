import * as React from 'react';

const plain = {
  key: 'plain',
  Provider: ({ children }: { children: React.ReactNode }) => <React.Fragment>{children}</React.Fragment>,
};

export default plain;
