import { Button, Field } from 'sample-ui';

export default function DemoForm() {
  return (
    <form style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Field label="Name" help="As others should see it." />
      <Button>Continue</Button>
    </form>
  );
}
