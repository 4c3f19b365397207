import { Button, type ButtonProps } from './Button';

export default { component: Button, args: { children: 'Save' } };

export const Primary: { args: ButtonProps } = { args: {} };

export const Danger: { args: ButtonProps } = {
  args: { children: 'Delete', tone: 'danger' },
};
