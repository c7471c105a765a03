import { ArgTypes, Description, Heading, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Kbd } from '../src/components/Kbd/Kbd.tsx';
import type { KeyboardStatement } from '../src/contract/keyboardContract.ts';

/** A component's page: purpose, props, keys and stories. */
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

/** Keys that the stories state and tests check. */
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
