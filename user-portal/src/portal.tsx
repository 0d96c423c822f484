import { CONTRACT_VERSION } from '@portal/contracts';
import { Route, Routes } from '@portal/router';

/** Everything a subscriber sees. */
export function Portal() {
  return (
    <Routes>
      <Route path="*" element={<h1>Subscriber portal</h1>} />
    </Routes>
  );
}

export const contract = CONTRACT_VERSION;
