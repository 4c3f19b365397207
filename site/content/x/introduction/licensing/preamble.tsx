import { LicenseInfo } from '@mui/x-license-pro';

declare const process: { env: Record<string, string> };
