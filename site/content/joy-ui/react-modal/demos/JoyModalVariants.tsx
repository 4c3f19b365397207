import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['plain', 'outlined', 'soft', 'solid'];

export default function JoyModalVariants() {
  const [variant, setVariant] = React.useState<VariantProp | null>(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {variants.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color="neutral"
          onClick={() => setVariant(name)}
        >
          {name}
        </Button>
      ))}
      <Modal open={variant !== null} onClose={() => setVariant(null)}>
        <ModalDialog
          variant={variant ?? 'plain'}
          color="primary"
          size="lg"
          invertedColors
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Season tickets</DialogTitle>
          <DialogContent sx={{ color: 'inherit' }}>
            Twelve concerts, the same seat.
          </DialogContent>
          <Button onClick={() => setVariant(null)}>Choose a seat</Button>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
