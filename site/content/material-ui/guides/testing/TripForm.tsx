export default function TripForm(props: {
  onSave: (trip: { port: string }) => void;
}) {
  props.onSave({ port: '' });
  return null;
}
