export { default } from '../../../../site/families/material';
