import { Field } from 'sample-ui';

export default function WallField() {
  return <Field label="Name" defaultValue="Ada" />;
}
