import { Field } from './Field.tsx';

export default { title: 'Components/Field', component: Field };

export function AControlOfYourOwn() {
  return (
    <Field label="Colour of the pen" help="Any control can be wrapped.">
      {(control) => <input type="range" {...control} />}
    </Field>
  );
}
