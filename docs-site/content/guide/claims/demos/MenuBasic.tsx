import { Menu } from 'sample-ui';

export default function MenuBasic() {
  return <Menu label="Document" items={['Duplicate', 'Rename', 'Delete']} />;
}
