import Textarea from '@mui/joy/Textarea';

export default function TextareaPicture() {
  return (
    <Textarea
      minRows={3}
      defaultValue={'Dear Mina,\nthe parcel is here.'}
      slotProps={{ textarea: { 'aria-label': 'Message' } }}
      sx={{ width: 210, '& .MuiTextarea-textarea': { minHeight: 66 } }}
    />
  );
}
