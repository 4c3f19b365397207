import type { ReactNode } from 'react';
import 'sample-ui';

export default {
  key: 'sample',
  Provider: ({ children }: { children: ReactNode }) => <>{children}</>,
};
