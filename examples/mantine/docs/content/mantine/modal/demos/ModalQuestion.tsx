import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

export default function ModalQuestion() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button color="red.9" onClick={open}>
        Delete the draft
      </Button>
      <Modal opened={opened} onClose={close} title="Delete the draft?">
        <Text>It can’t be brought back.</Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Keep it
          </Button>
          <Button color="red.9" onClick={close}>
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
