import { Menu } from 'sample-ui';

export default function HomeMenu() {
  return <Menu label="Document" items={['Duplicate', 'Rename', 'Delete']} />;
}
