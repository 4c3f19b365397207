import { Button, Group } from '@mantine/core';

export default function ButtonVariants() {
  return (
    <Group>
      <Button>Save</Button>
      <Button variant="default">Close</Button>
      <Button color="red.9">Delete</Button>
      <Button variant="subtle" color="gray">
        More
      </Button>
    </Group>
  );
}
