import { Button, Dialog, Flex } from '@radix-ui/themes';

export default function DialogQuestion() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="outline" color="red" highContrast>
          Delete the draft
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="420px">
        <Dialog.Title>Delete the draft?</Dialog.Title>
        <Dialog.Description>It can’t be brought back.</Dialog.Description>
        <Flex gap="3" mt="4" justify="end">
          <Dialog.Close>
            <Button variant="soft" highContrast>
              Keep it
            </Button>
          </Dialog.Close>
          <Dialog.Close>
            <Button variant="outline" color="red" highContrast>
              Delete
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
