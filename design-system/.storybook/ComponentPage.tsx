import { ArgTypes, Description, Heading, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Kbd } from '../src/components/Kbd/Kbd.tsx';
import type { KeyboardStatement } from '../src/contract/keyboardContract.ts';

/** A component's page: what it is for, its props with what their types and comments say, its keys, its stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <ArgTypes />
      <Keys />
      <Stories title="Stories" includePrimary />
    </>
  );
}

/** What the stories state of the keyboard; tests hold the component to it. */
function Keys() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const statement = (preparedMeta.parameters.keyboard ?? {}) as KeyboardStatement;
  const components = Object.keys(statement);
  if (components.length === 0) return null;
  return (
    <>
      <Heading>Keyboard</Heading>
      {components.map((component) => (
        <Fragment key={component}>
          {components.length > 1 && <h3>{component}</h3>}
          <table>
            <tbody>
              {Object.entries(statement[component] ?? {}).map(([keys, does]) => (
                <tr key={keys}>
                  <th scope="row">
                    {keys.split(', ').map((key) => (
                      <Fragment key={key}>
                        <Kbd>{key}</Kbd>{' '}
                      </Fragment>
                    ))}
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </>
  );
}
