import type { ReactNode } from 'react';
import '@acme/parts/styles.css';

const Provider = ({ children }: { children: ReactNode }) => <>{children}</>;

export default { key: 'parts', Provider };
