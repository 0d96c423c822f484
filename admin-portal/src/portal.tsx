import { CONTRACT_VERSION } from '@portal/contracts';
import { Route, Routes } from '@portal/router';

/** Everything an administrator sees. */
export function Portal() {
  return (
    <Routes>
      <Route path="*" element={<h1>Administrator portal</h1>} />
    </Routes>
  );
}

export const contract = CONTRACT_VERSION;
