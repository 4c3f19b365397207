import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
