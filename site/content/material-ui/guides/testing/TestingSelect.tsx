export { default } from './demos/TestingSelect';
