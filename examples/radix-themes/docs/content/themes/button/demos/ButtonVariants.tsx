import { Button, Flex } from '@radix-ui/themes';

export default function ButtonVariants() {
  return (
    <Flex gap="3" wrap="wrap">
      <Button>Save</Button>
      <Button variant="soft" highContrast>
        Preview
      </Button>
      <Button variant="outline" color="red" highContrast>
        Delete
      </Button>
    </Flex>
  );
}
