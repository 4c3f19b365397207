import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalForm() {
  const [open, setOpen] = React.useState(false);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOpen(false);
  }

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>New list</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog component="form" onSubmit={submit} minWidth={360}>
          <ModalClose aria-label="Close" />
          <DialogTitle>New list</DialogTitle>
          <DialogContent>Everybody in the team can see it.</DialogContent>
          <FormControl required>
            <FormLabel>Name</FormLabel>
            <Input autoFocus name="list" />
          </FormControl>
          <Button type="submit">Create</Button>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
