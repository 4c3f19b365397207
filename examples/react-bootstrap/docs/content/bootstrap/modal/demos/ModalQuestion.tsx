import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';

export default function ModalQuestion() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete the draft
      </Button>
      <Modal show={open} onHide={close} aria-labelledby="modal-question">
        <Modal.Header closeButton>
          <Modal.Title id="modal-question">Delete the draft?</Modal.Title>
        </Modal.Header>
        <Modal.Body>It can’t be brought back.</Modal.Body>
        <Modal.Footer>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" onClick={close}>
            Delete
          </Button>
        </Modal.Footer>
      </Modal>
    </>
  );
}
