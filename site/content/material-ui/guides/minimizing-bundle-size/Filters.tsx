export default function Filters(props: { onClose: () => void }) {
  props.onClose();
  return null;
}
