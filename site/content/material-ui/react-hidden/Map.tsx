export default function Map() {
  return null;
}
