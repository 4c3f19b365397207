import { Class, type PartProps } from 'vitrine/engine';

export default function Anatomy({ component, parts }: PartProps['Anatomy']) {
  return (
    <table className={Class.Parts} aria-label={component}>
      <tbody>
        {parts!.map(({ part, class: name, role }) => (
          <tr key={name}>
            <th scope="row">{part}</th>
            <td>.{name}</td>
            <td>{role}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
