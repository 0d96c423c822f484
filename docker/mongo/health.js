// The health check of MongoDB's container, for mongosh: creates the replica set and the service's account
// if they are missing, and is healthy when writes are accepted. It is idempotent (OPS-36).

/* global db, rs, quit */
const { readFileSync } = require('node:fs');

const NOT_YET_INITIALIZED = 94;
const SERVICE = { database: 'portal', name: 'portal' };

/** A secret of the container; null where there are none (compose.dev.yaml). */
function secret(name) {
  try {
    return readFileSync(`/run/secrets/${name}`, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Before anybody may sign in: the first start has no members yet. */
function startReplicaSet() {
  try {
    rs.status();
  } catch (error) {
    if (error.code !== NOT_YET_INITIALIZED) throw error;
    const host = rootPassword === null ? '127.0.0.1:27017' : 'mongo:27017';
    rs.initiate({ _id: 'rs0', members: [{ _id: 0, host }] });
  }
}

/** May read and write its own database only. */
function makeServiceAccount(password) {
  const own = db.getSiblingDB(SERVICE.database);
  const roles = [{ role: 'readWrite', db: SERVICE.database }];
  if (own.getUser(SERVICE.name) === null)
    own.createUser({ user: SERVICE.name, pwd: password, roles });
}

const rootPassword = secret('mongo-root-password');
const servicePassword = secret('mongo-password');
if (rootPassword !== null) db.getSiblingDB('admin').auth('root', rootPassword);
startReplicaSet();
const takesWrites = db.hello().isWritablePrimary === true;
if (takesWrites && servicePassword !== null) makeServiceAccount(servicePassword);
quit(takesWrites ? 0 : 1);
