import { Button } from '@mui/base/Button';
