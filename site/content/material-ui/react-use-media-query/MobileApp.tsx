export default function MobileApp() {
  return null;
}
