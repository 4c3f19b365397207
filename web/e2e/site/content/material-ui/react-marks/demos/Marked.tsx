export default function Marked() {
  return <p>{'zero​width'}</p>;
}
