import { Field } from 'sample-ui';

export default function HomeField() {
  return (
    <Field
      label="Title"
      defaultValue="Getting started"
      help="At most 70 characters."
    />
  );
}
