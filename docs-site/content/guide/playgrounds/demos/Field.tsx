import { Field } from 'sample-ui';

export default function FieldPicture() {
  return <Field label="Name" defaultValue="Ada" />;
}
