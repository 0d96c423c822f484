import { frame } from './frame';
import { header } from './header';
import { login } from './login';
import { password } from './password';
import { profile } from './profile';
import { security } from './security';

/** All texts of the portal's screens in this language. */
export const texts = { frame, header, login, password, profile, security };
