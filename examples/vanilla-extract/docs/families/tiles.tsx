import type { ReactNode } from 'react';
import '../../src/theme.css';

const Provider = ({ children }: { children: ReactNode }) => <>{children}</>;

export default { key: 'tiles', Provider };
