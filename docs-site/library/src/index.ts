import './styles.css';

export { Badge, type BadgeProps } from './Badge';
export { Button, type ButtonProps } from './Button';
export { Field, type FieldProps } from './Field';
export { Menu, type MenuProps } from './Menu';
export { Notice, type NoticeProps } from './Notice';
export { Switch, type SwitchProps } from './Switch';
export { useCounter, type Counter } from './useCounter';
