import type { ReactNode } from 'react';
import 'bootstrap/dist/css/bootstrap.min.css';

const Provider = ({ children }: { children: ReactNode }) => <>{children}</>;

export default { key: 'bootstrap', Provider };
