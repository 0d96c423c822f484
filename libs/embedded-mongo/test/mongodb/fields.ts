const names = (text: string): string[] => text.trim().split(/\s+/);

/**
 * The fields of this engine's commands as MongoDB 8 documents them, and what its own sources have
 * besides. `updates.q` is the field of a statement.
 */
export const COMMAND_FIELDS: Readonly<Record<string, readonly string[]>> = {
  find: names(`filter sort projection hint skip limit batchSize singleBatch max min returnKey
    showRecordId tailable oplogReplay noCursorTimeout awaitData allowPartialResults collation
    allowDiskUse let ntoreturn snapshot resumeAfter startAt requestResumeToken mirrored
    includeQueryStatsMetrics querySettings term runtimeConstants`),
  aggregate: names(`pipeline explain allowDiskUse cursor cursor.batchSize bypassDocumentValidation
    collation hint let exchange fromMongos needsMerge fromRouter requestReshardingResumeToken
    isMapReduceCommand collectionUUID passthroughToShard querySettings`),
  count: names('query limit skip hint collation fields'),
  insert: names(`documents ordered bypassDocumentValidation stmtId stmtIds collectionUUID
    isTimeseriesNamespace encryptionInformation`),
  update: names(`updates ordered bypassDocumentValidation let stmtId stmtIds updates.q updates.u
    updates.c updates.upsert updates.multi updates.collation updates.arrayFilters updates.hint
    updates.sort updates.upsertSupplied updates.sampleId isTimeseriesNamespace collectionUUID`),
  delete: names(`deletes let ordered stmtId stmtIds deletes.q deletes.limit deletes.collation
    deletes.hint deletes.sampleId isTimeseriesNamespace collectionUUID`),
  bulkWrite:
    names(`ops nsInfo ordered errorsOnly bypassDocumentValidation cursor cursor.batchSize let stmtId
    stmtIds ops.insert ops.document ops.update ops.filter ops.updateMods ops.multi ops.upsert
    ops.arrayFilters ops.hint ops.collation ops.constants ops.sort ops.delete ops.sampleId
    ops.upsertSupplied nsInfo.ns nsInfo.collectionUUID nsInfo.encryptionInformation
    nsInfo.isTimeseriesNamespace`),
  findAndModify:
    names(`query sort remove update new fields upsert bypassDocumentValidation collation
    arrayFilters hint let stmtId stmtIds runtimeConstants sampleId`),
  createIndexes: names(`indexes commitQuorum ignoreUnknownIndexOptions indexes.key indexes.name
    indexes.background indexes.unique indexes.partialFilterExpression indexes.sparse
    indexes.expireAfterSeconds indexes.hidden indexes.storageEngine indexes.weights
    indexes.default_language indexes.language_override indexes.textIndexVersion
    indexes.2dsphereIndexVersion indexes.bits indexes.min indexes.max indexes.bucketSize
    indexes.collation indexes.wildcardProjection indexes.v indexes.ns indexes.dropDups
    indexes.prepareUnique indexes.clustered indexes.columnstoreProjection`),
  dropIndexes: names('index'),
  listIndexes: names('cursor cursor.batchSize includeBuildUUIDs includeIndexBuildInfo'),
  listCollections: names(`filter nameOnly authorizedCollections cursor cursor.batchSize
    includePendingDrops`),
  create: names(`capped timeseries expireAfterSeconds clusteredIndex changeStreamPreAndPostImages
    autoIndexId size max storageEngine validator validationLevel validationAction
    indexOptionDefaults viewOn pipeline encryptedFields flags temp idIndex`),
  drop: names('collectionUUID'),
  explain: names('verbosity'),
  ping: [],
  buildInfo: [],
  getMore: names('collection batchSize term lastKnownCommittedOpTime'),
  killCursors: names('cursors'),
  commitTransaction: names('recoveryToken'),
  abortTransaction: names('recoveryToken'),
  endSessions: [],
};

/** What any command may carry. */
export const COMMON_FIELDS = names(`$db lsid txnNumber startTransaction autocommit readConcern
  writeConcern $readPreference $clusterTime comment maxTimeMS maxTimeMSOpOnly readConcern.level
  readConcern.afterClusterTime readConcern.atClusterTime readConcern.provenance writeConcern.w
  writeConcern.j writeConcern.wtimeout writeConcern.fsync writeConcern.provenance apiVersion apiStrict
  apiDeprecationErrors databaseVersion shardVersion $audit $client $configServerState $tenant
  allowImplicitCollectionCreation mayBypassWriteBlocking expectPrefix rawData $oplogQueryData
  $queryOptions $replData $configTime $topologyTime coordinator help tracking_info`);

/** Fields nobody documents: other spellings, and what objects of JavaScript have by themselves. */
export const NONSENSE_FIELDS =
  names(`nonsense Filter FILTER $filter filters sortt $sort lImit $limit
  __proto__ constructor toString hasOwnProperty valueOf cursor.nonsense updates.nonsense
  deletes.nonsense indexes.nonsense readConcern.nonsense writeConcern.nonsense`);
