export { Button, type ButtonProps } from './Button';
export { Switch, type SwitchProps } from './Switch';
