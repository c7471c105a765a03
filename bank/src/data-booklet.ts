/**
 * Constants as questions print them: those of the data booklets of the current courses (physics, first assessment 2025, section on fundamental
 * constants; chemistry, first assessment 2025, sections 1 and 2), with the figures given there. A question that prints a constant prints one of
 * these values.
 */
export interface BookletConstant {
  name: string;
  value: number;
  /** Other values that the booklets or the courses' papers give for the same. */
  also?: readonly number[];
}

export const BOOKLET_CONSTANTS: readonly BookletConstant[] = [
  { name: 'gravitational constant, N m^2 kg^-2', value: 6.67e-11 },
  { name: 'Avogadro constant, mol^-1', value: 6.02e23 },
  { name: 'Boltzmann constant, J K^-1', value: 1.38e-23 },
  { name: 'Stefan-Boltzmann constant, W m^-2 K^-4', value: 5.67e-8 },
  { name: 'Coulomb constant, N m^2 C^-2', value: 8.99e9 },
  { name: 'permittivity of free space, C^2 N^-1 m^-2', value: 8.85e-12 },
  { name: 'speed of light in vacuum, m s^-1', value: 3e8 },
  { name: 'Planck constant, J s', value: 6.63e-34 },
  { name: 'elementary charge, C', value: 1.6e-19 },
  { name: 'electron rest mass, kg', value: 9.11e-31, also: [9.11e-31, 9.109e-31] },
  { name: 'proton rest mass, kg', value: 1.673e-27, also: [1.67e-27] },
  { name: 'neutron rest mass, kg', value: 1.675e-27 },
  { name: 'unified atomic mass unit, kg', value: 1.661e-27, also: [1.66e-27] },
  { name: 'Faraday constant, C mol^-1', value: 9.65e4 },
  { name: 'Wien displacement constant, m K', value: 2.9e-3 },
  { name: 'parsec, m', value: 3.09e16 },
  { name: 'light year, m', value: 9.46e15 },
  { name: 'ionic product of water at 298 K', value: 1e-14 },
];
