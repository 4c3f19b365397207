import './hostile.css';

export default function Hostile() {
  return <p className="hostile">Red on purpose</p>;
}
