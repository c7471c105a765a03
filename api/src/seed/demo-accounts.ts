/** A demo account. Its password is public, so it must not exist on a site with real users. */
export interface DemoAccount {
  email: string;
  password: string;
  username: string;
  full_name: string;
  /** 1 admin, 2 staff, 3 learner. */
  role_id: 1 | 2 | 3;
  verified: boolean;
  /** The name that the start script prints with the log-in. */
  label: string;
  ib_year?: string;
  math_course?: string;
  country?: string;
  school?: string;
}

/** The log-ins that the start script prints. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    label: 'Learner',
    email: 'demo.learner@example.com',
    password: 'learn-2026!',
    username: 'Demo Learner',
    full_name: 'Demo Learner',
    role_id: 3,
    verified: true,
    ib_year: 'Second year',
    math_course: 'Maths AA HL',
    country: 'Norway',
    school: 'Demo International School',
  },
  {
    label: 'Learner with a plan',
    email: 'demo.platinum@example.com',
    password: 'learn-2026!',
    username: 'Demo Subscriber',
    full_name: 'Demo Subscriber',
    role_id: 3,
    verified: true,
    ib_year: 'Second year',
    math_course: 'Maths AI HL',
    country: 'Kenya',
    school: 'Demo Academy',
  },
  {
    label: 'Staff',
    email: 'demo.staff@example.com',
    password: 'teach-2026!',
    username: 'Demo Staff',
    full_name: 'Demo Staff',
    role_id: 1,
    verified: true,
  },
  {
    label: 'Teacher of a class',
    email: 'demo.teacher@example.com',
    password: 'teach-2026!',
    username: 'Demo Teacher',
    full_name: 'Demo Teacher',
    role_id: 3,
    verified: true,
    country: 'Norway',
    school: 'Demo International School',
  },
  {
    label: 'Learner, email address not verified',
    email: 'demo.unverified@example.com',
    password: 'learn-2026!',
    username: 'Demo Newcomer',
    full_name: 'Demo Newcomer',
    role_id: 3,
    verified: false,
    ib_year: 'First year',
    math_course: 'Maths AI SL',
    country: 'Canada',
    school: 'Demo High School',
  },
];
