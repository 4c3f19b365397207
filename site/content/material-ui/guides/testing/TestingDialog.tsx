export { default } from './demos/TestingDialog';
