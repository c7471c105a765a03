import type { AnswerKeyOf, Judgement } from '@api/contract';
import { type Formula, readFormulae } from '../chemistry/read-formula.ts';
import { betterJudgement, foreseen, nearMiss, right, wrong } from '../notes.ts';
import { Unreadable } from '../reading/tokens.ts';

type Key = AnswerKeyOf<'formula'>;

/** A formula of a key has to mean one thing; throws `Unreadable` for one that does not. */
function keyFormula(written: string): Formula {
  const [formula, ...others] = readFormulae(written);
  if (!formula || others.length > 0) throw new Unreadable('Write the charge behind ^, as in NH4^+.');
  return formula;
}

const sameAtoms = (one: Formula, other: Formula) =>
  one.atoms.size === other.atoms.size && [...one.atoms].every(([symbol, count]) => other.atoms.get(symbol) === count);

/** The same as it is written, or joined in the same way: `HO2C(CH2)4CO2H` is `HOOC(CH2)4COOH`. The signs of double bonds may be left out. */
function isSame(wanted: Formula, given: Formula): boolean {
  if (wanted.charge !== given.charge || !sameAtoms(wanted, given)) return false;
  if (wanted.structure === given.structure) return true;
  if (wanted.unordered !== null && wanted.unordered === given.unordered) return true;
  const [one, other] = [wanted.bonds, given.bonds];
  return (
    one !== null && other !== null && (one.tree === other.tree || (!other.hasBonds && one.withoutBonds === other.withoutBonds))
  );
}

function judgeReading(key: Key, wanted: readonly Formula[], given: Formula): Judgement {
  if (wanted.some((one) => isSame(one, given))) return right();
  const slip = key.slips?.find(({ value }) => isSame(keyFormula(String(value)), given));
  if (slip) return foreseen(slip);
  const [first] = wanted;
  if (!first) return wrong();
  if (wanted.some((one) => one.structure === given.structure)) {
    if (given.charge === 0) return nearMiss('incomplete', 'The charge is missing.');
    return given.charge === -first.charge
      ? nearMiss('sign', 'Look at the sign of the charge.')
      : nearMiss('method', 'The atoms are right; look at the charge.');
  }
  return given.charge === first.charge && sameAtoms(first, given)
    ? nearMiss('order', 'The right numbers of atoms, joined in another way than is asked.')
    : wrong();
}

/** Judges a chemical formula: the same atoms and groups in the same order with the same charge, in whatever writing. */
export function judgeFormula(key: Key, typed: string): Judgement {
  const wanted = [key.value, ...(key.alternatives ?? [])].map(keyFormula);
  return readFormulae(typed)
    .map((given) => judgeReading(key, wanted, given))
    .reduce(betterJudgement);
}
